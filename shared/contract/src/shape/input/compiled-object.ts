import * as z from 'zod/mini';

/** `z.object` for the body of a frequent request: zod compiles the code that reads its fields. */
export const compiledObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  // Cast: the constructor does not carry the types of the fields.
  new z.core.$ZodObjectJIT({ type: 'object', shape }) as z.core.$ZodObject<Shape, z.core.$strip>;
