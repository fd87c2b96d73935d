import type { Reader, Shape, Strict } from './shape.ts';

/** Reads the members of a JSON object; any other value has no members. */
export const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object: a shape, perhaps `required` or `unread`. */
type Field = Shape & { readonly isRequired?: true; readonly isUnread?: true };

type Members = Readonly<Record<string, unknown>>;

const noMembers: Members = {};

/** Declares an object. Its members may be unreadable unless `required`. Amounts have the decimals of the nearest member `currency`. */
export const record = <Fields extends Readonly<Record<string, Field>>>(fields: Fields) => {
  const declaredFields = Object.entries<Field>(fields).filter(([, { isUnread }]) => !isUnread);
  const { currency } = fields;
  /** Reads an object after replacing several of its members. */
  const readWith = (members: Members, replacements: Members, outerCurrency?: string) => {
    const ownCode = currency ? currency.read(members['currency']) : outerCurrency;
    const ownCurrency = typeof ownCode === 'string' ? ownCode : undefined;
    const result: Record<string, unknown> = {};
    for (const [name, field] of declaredFields) {
      const member = field.read(name in replacements ? replacements[name] : members[name], ownCurrency);
      if (member === null && field.isRequired) return null;
      result[name] = member;
    }
    // Cast: the compiler does not know that the loop reads each member with its declaration.
    return result as ReadRecord<Fields>;
  };
  const shape: Shape<SentRecord<Fields>, ReadRecord<Fields> | null> & { fields: Fields } = {
    kind: 'record',
    fields,
    read: (value, outerCurrency) => (isRecord(value) ? readWith(value, noMembers, outerCurrency) : null),
  };
  return { ...shape, readWith };
};

/** Reads a value that is not an object as an object without members. */
export const orEmpty = <Sent, Read>(shape: Shape<Sent, Read>): Shape<Sent, NonNullable<Read>> => ({
  ...shape,
  // Cast: every object is readable, because none of its members is required.
  read: (value, currency) => shape.read(readRecord(value), currency) as NonNullable<Read>,
});

type ReadOf<S> =
  S extends Reader<infer Read> ? (S extends { readonly isRequired: true } ? NonNullable<Read> : Read) : never;

type SentRecord<Fields> = Omittable<{ [Name in keyof Fields]: Strict<Fields[Name]> }>;

/** A member that our provider may omit is optional in the result, so that tests can also omit it. */
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
