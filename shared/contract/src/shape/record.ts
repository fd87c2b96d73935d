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
  const readWith = (members: Members, replacements: Members, outerCurrency?: string) => {
    const written = currency ? currency.read(members['currency']) : outerCurrency;
    const ownCurrency = typeof written === 'string' ? written : undefined;
    const result: Record<string, unknown> = {};
    for (const [name, field] of declared) {
      const member = field.read(name in replacements ? replacements[name] : members[name], ownCurrency);
      if (member === null && field.isRequired) return null;
      result[name] = member;
    }
    // Cast: the loop reads each member by its declaration, which the compiler cannot follow.
    return result as ReadRecord<Fields>;
  };
  const shape: Shape<SentRecord<Fields>, ReadRecord<Fields> | null> & { fields: Fields } = {
    kind: 'record',
    fields,
    read: (value, outerCurrency) => (isRecord(value) ? readWith(value, none, outerCurrency) : null),
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

/** A member that our provider may omit is optional in what is read, so that tests can omit it, too. */
type ReadRecord<Fields> = Omittable<{
  [Name in keyof Fields as Fields[Name] extends { readonly isUnread: true } ? never : Name]:
    | ReadOf<Fields[Name]>
    | Extract<Strict<Fields[Name]>, undefined>;
}>;

/** Makes members that may be undefined optional. */
type Omittable<Type> = Flat<
  { [Name in keyof Type as undefined extends Type[Name] ? never : Name]: Type[Name] } & {
    [Name in keyof Type as undefined extends Type[Name] ? Name : never]?: Type[Name];
  }
>;

/** Merges an intersection into one object type. */
type Flat<Type> = { [Name in keyof Type]: Type[Name] };
