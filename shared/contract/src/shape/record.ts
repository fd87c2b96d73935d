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

/** Shows one level of a type as one object. */
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

type ReadOf<S> =
  S extends Reader<infer Read> ? (S extends { readonly isRequired: true } ? NonNullable<Read> : Read) : never;

type NamesOf<Fields, Condition> = {
  [Name in keyof Fields]: Fields[Name] extends Condition ? Name : never;
}[keyof Fields];

type Unread<Fields> = NamesOf<Fields, { readonly isUnread: true }>;
type SentIfAny<Fields> = {
  [Name in keyof Fields]: undefined extends Strict<Fields[Name]> ? Name : never;
}[keyof Fields];
type ReadIfAny<Fields> =
  | SentIfAny<Fields>
  | { [Name in keyof Fields]: undefined extends ReadOf<Fields[Name]> ? Name : never }[keyof Fields];

type SentRecord<Fields> = Flat<
  { [Name in Exclude<keyof Fields, SentIfAny<Fields>>]: Strict<Fields[Name]> } & {
    [Name in SentIfAny<Fields>]?: Strict<Fields[Name]>;
  }
>;

type ReadRecord<Fields> = Flat<
  { [Name in Exclude<keyof Fields, ReadIfAny<Fields> | Unread<Fields>>]: ReadOf<Fields[Name]> } & {
    [Name in Exclude<ReadIfAny<Fields>, Unread<Fields>>]?: ReadOf<Fields[Name]>;
  }
>;
