import type { Reader, Shape, Strict } from './shape.ts';

/** The members of a JSON object; none if the value is anything else. */
export const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object: a shape, perhaps `required` or `unread`. */
type Field = Shape & { readonly isRequired?: true; readonly isUnread?: true };

type Members = Readonly<Record<string, unknown>>;

const none: Members = {};

/**
 * Declares an object. Every member that is not `required` may be missing or unreadable. Amounts are read with the decimals
 * of the nearest member `currency`.
 */
export const record = <Fields extends Readonly<Record<string, Field>>>(fields: Fields) => {
  const declared = Object.entries<Field>(fields).filter(([, { isUnread }]) => !isUnread);
  const { currency } = fields;
  /** Reads an object with some of its members replaced. */
  const readWith = (members: Members, replaced: Members, currencyAround?: string) => {
    const written = currency ? currency.read(members['currency']) : currencyAround;
    const ownCurrency = typeof written === 'string' ? written : undefined;
    const result: Record<string, unknown> = {};
    for (const [name, field] of declared) {
      const member = field.read(name in replaced ? replaced[name] : members[name], ownCurrency);
      if (member === null && field.isRequired) return null;
      result[name] = member;
    }
    // Cast: the loop reads each member by its declaration, which the compiler cannot follow.
    return result as ReadRecord<Fields>;
  };
  const shape: Shape<SentRecord<Fields>, ReadRecord<Fields> | null> & { fields: Fields } = {
    kind: 'record',
    fields,
    read: (value, currencyAround) => (isRecord(value) ? readWith(value, none, currencyAround) : null),
  };
  return { ...shape, readWith };
};

/** Reads anything but an object as an object without members. */
export const orEmpty = <Sent, Read>(shape: Shape<Sent, Read>): Shape<Sent, NonNullable<Read>> => ({
  ...shape,
  // Cast: every object can be read, because none of its members is required.
  read: (value, currency) => shape.read(readRecord(value), currency) as NonNullable<Read>,
});

type ReadOf<S> =
  S extends Reader<infer Read> ? (S extends { readonly isRequired: true } ? NonNullable<Read> : Read) : never;

type SentRecord<Fields> = Omittable<{ [Name in keyof Fields]: Strict<Fields[Name]> }>;

/** What our provider may leave out, a test may leave out of what is read. */
type ReadRecord<Fields> = Omittable<{
  [Name in keyof Fields as Fields[Name] extends { readonly isUnread: true } ? never : Name]:
    | ReadOf<Fields[Name]>
    | Extract<Strict<Fields[Name]>, undefined>;
}>;

/** Makes the members optional that may be undefined. */
type Omittable<Type> = Flat<
  { [Name in keyof Type as undefined extends Type[Name] ? never : Name]: Type[Name] } & {
    [Name in keyof Type as undefined extends Type[Name] ? Name : never]?: Type[Name];
  }
>;

/** Shows one level of a type as one object. */
type Flat<Type> = { [Name in keyof Type]: Type[Name] };
