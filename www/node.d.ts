// The parts of Node that the engine uses, for those who check the page without Node's types.

declare const process:
  | {
      getBuiltinModule?(name: "crypto"): { randomBytes(size: number): { toString(form: "hex"): string } };
      getBuiltinModule?(name: "zlib"): {
        gunzipSync(bytes: Uint8Array, options: { chunkSize: number }): Uint8Array<ArrayBuffer>;
      };
    }
  | undefined;
declare const Buffer: { from(text: string, packing: "base64"): Uint8Array };
