//! The gates that a find has to pass before it is a puzzle: its cards are needed, the others betray, one answer is right.

use deckmate::play::Fault;

use super::draft::Draft;
use crate::prove::{Proof, ProofVerdict};

/// Bounds of how hard a puzzle is, on a scale like that of ratings.
const HARD: (u32, u32) = (900, 2_300);

/// First answers among which a puzzle that takes one answer has to choose.
const WIDE: usize = 12;

/// A find that has passed: the proof, and the cards that help when each is held alone.
pub struct Passed {
    /// Findings of the prover.
    pub proof: Proof,
    /// Cards of the hand that reach the goal alone.
    pub helps: Vec<&'static str>,
}

/// Verdict on a draft; nothing where it is no problem.
///
/// # Errors
/// The fault that the engine finds.
fn verdict(draft: &Draft, nodes: u64) -> Result<Option<ProofVerdict>, Fault> {
    Ok(draft.proof(nodes)?.map(|proof| proof.verdict))
}

/// True if the goal can be shown to be out of reach.
///
/// # Errors
/// The fault that the engine finds.
fn is_refuted(draft: &Draft, nodes: u64) -> Result<bool, Fault> {
    Ok(verdict(draft, nodes)? == Some(ProofVerdict::Refuted))
}

/// True unless what White saves can be lost in Black's turn after the next.
///
/// # Errors
/// The fault that the engine finds.
fn lasts(draft: &Draft, nodes: u64) -> Result<bool, Fault> {
    if !draft.goal.starts_with("turn:3") {
        return Ok(true);
    }
    let later = draft.goal.replace("turn:3", "turn:5").replace("by:2", "by:4");
    let kept = verdict(&draft.aimed(&later), nodes)?;
    Ok(matches!(kept, Some(ProofVerdict::Proved | ProofVerdict::NotOnly)))
}

/// The five gates: one first answer is proved; an empty hand is refuted; each card alone is refuted, but for at most
/// one; what is saved lasts; nothing mates at once where the goal asks for more. Then it is to be neither shallow nor
/// out of bounds.
///
/// # Errors
/// The fault that the engine finds.
pub fn pass(draft: &Draft, nodes: u64) -> Result<Option<Passed>, Fault> {
    if draft.glance(nodes)?.is_none_or(|proof| proof.verdict != ProofVerdict::Proved) {
        return Ok(None);
    }
    let Some(proof) = draft.proof(nodes)?.filter(|proof| proof.verdict == ProofVerdict::Proved) else {
        return Ok(None);
    };
    let is_deep = proof.depth >= 2 || proof.width >= WIDE;
    if !is_deep || !(HARD.0..=HARD.1).contains(&proof.hardness()) || proof.worlds != 1 {
        return Ok(None);
    }
    if !is_refuted(&draft.held(&[]), nodes)? {
        return Ok(None);
    }
    let mut helps = Vec::new();
    for &card in &draft.mine {
        match verdict(&draft.held(&[card]), nodes)? {
            Some(ProofVerdict::Refuted) => {}
            Some(ProofVerdict::Proved) => helps.push(card),
            _ => return Ok(None),
        }
    }
    let may_mate = draft.board.contains(" w") && draft.goal != "won by:1";
    if helps.len() > 1 || !lasts(draft, nodes)? || (may_mate && !is_refuted(&draft.aimed("won by:1"), nodes)?) {
        return Ok(None);
    }
    Ok(Some(Passed { proof, helps }))
}
