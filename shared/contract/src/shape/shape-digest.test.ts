import { flag } from './flag.ts';
import { list } from './list.ts';
import { nullable, optional, readBy, required, unread, withDefault } from './modifiers.ts';
import { count, number } from './number.ts';
import { oneOf } from './one-of.ts';
import { record } from './record.ts';
import { computeShapeDigest } from './shape-digest.ts';
import type { Shape } from './shape.ts';
import { text } from './text.ts';

const egg = { id: required(count), charm: nullable(text), state: oneOf(['SEALED', 'HATCHED']) };
const digest = computeShapeDigest(record(egg));

it.each<[string, Shape]>([
  ['another member', record({ ...egg, golden: flag })],
  ['another member that may be absent', record({ ...egg, golden: optional(flag) })],
  ['one member fewer', record({ id: egg.id, state: egg.state })],
  ['a member under another name', record({ id: egg.id, name: egg.charm, state: egg.state })],
  ['a member of another kind', record({ ...egg, charm: nullable(number) })],
  ['another word', record({ ...egg, state: oneOf(['SEALED', 'HATCHED', 'LOST']) })],
  ['a default', record({ ...egg, charm: withDefault(nullable(text), 'none') })],
  ['another reader', readBy(record(egg), (value) => ({ egg: value }))],
  ['a list of the shape', list(record(egg))],
])('the digest differs for %s', (_change, shape) => {
  expect(computeShapeDigest(shape)).not.toBe(digest);
});

it('the digest is equal for shapes with the same reading, and has four letters or digits', () => {
  expect(digest).toMatch(/^[a-z0-9]{4}$/);
  expect(computeShapeDigest(record({ ...egg, hash: unread(text) }))).toBe(digest);
});
