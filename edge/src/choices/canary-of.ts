import { createHash } from 'node:crypto';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import { maxDrawn } from './seal-choice.ts';

/**
 * The canary of a drawn number; null for the live site. Each canary sees the numbers in another order, so that the
 * same visitors do not get all of them, and a larger share keeps the visitors of a smaller one.
 */
export function canaryOf(drawn: number, candidates: readonly Candidate[]): Candidate | null {
  for (const candidate of candidates) {
    const { id, share } = candidate;
    if (share !== null && positionOf(drawn, id) < (share / 100) * maxDrawn) return candidate;
  }
  return null;
}

/** A number for which `canaryOf` returns no canary; null if canaries cover all numbers. @param from where the search begins */
export function numberOfLive(from: number, candidates: readonly Candidate[]): number | null {
  for (let step = 0; step < maxDrawn; step += 1) {
    const drawn = (from + step) % maxDrawn;
    if (canaryOf(drawn, candidates) === null) return drawn;
  }
  return null;
}

const positionOf = (drawn: number, id: string): number =>
  createHash('sha256').update(`${id} ${drawn}`).digest().readUInt32BE() % maxDrawn;
