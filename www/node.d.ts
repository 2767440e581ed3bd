// What the engine uses of Node, which most who check the page have not got.

declare const process:
  | {
      getBuiltinModule?(name: "crypto"): { randomBytes(size: number): { toString(form: "hex"): string } };
      getBuiltinModule?(name: "zlib"): {
        gunzipSync(bytes: Uint8Array, options: { chunkSize: number }): Uint8Array<ArrayBuffer>;
      };
    }
  | undefined;
declare const Buffer: { from(text: string, packing: "base64"): Uint8Array };
