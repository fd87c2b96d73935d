import type { Reader, Shape } from './shape.ts';

/** A member that may be absent. The reader then returns undefined. */
export const optional = <Sent, Read>(
  of: Shape<Sent, Read>,
): Shape<Sent | undefined, Exclude<Read, null> | undefined> => ({
  kind: 'optional',
  of,
  // Cast: the operator excludes null.
  read: (value, currency) => (of.read(value, currency) ?? undefined) as Exclude<Read, null> | undefined,
});

/** A value that our provider may send as null. Readers return null for every missing value, even without this modifier. */
export const nullable = <Sent, Read>(of: Shape<Sent, Read>): Shape<Sent | null, Read> => ({
  kind: 'nullable',
  of,
  read: of.read,
});

/** A member that may be absent or null. The reader then returns null. */
export const nullish = <Sent, Read>(of: Shape<Sent, Read>): Shape<Sent | null | undefined, Read> => ({
  kind: 'nullish',
  of,
  read: of.read,
});

/** A member without which the object around it is unreadable. */
export const required = <S extends Shape>(shape: S): S & { readonly isRequired: true } => ({
  ...shape,
  isRequired: true,
});

/** A member that our provider sends to other clients. Our client does not read it, so that its releases do not depend on it. */
export const unread = <S extends Shape>(shape: S): S & { readonly isUnread: true } => ({
  ...shape,
  isUnread: true,
});

/** The same shape with another reader, for example one that accepts several names. */
export const readBy = <Sent, Read>(shape: Shape<Sent>, read: Reader<Read>['read']): Shape<Sent, Read> => ({
  ...shape,
  read,
});

/** A shape with a default for a missing or unreadable value. */
export const withDefault = <Sent, Read, const Value>(
  shape: Shape<Sent, Read>,
  value: Value,
): Shape<Sent, NonNullable<Read> | Value> =>
  readBy(shape, (input, currency) => shape.read(input, currency) ?? value);
