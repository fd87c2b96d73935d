import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { MutateOptions, UseMutationOptions } from '@tanstack/react-query';

/**
 * `useMutation` whose `mutate` does nothing while a call is pending. Checked when it is called: a second press may come in
 * the same task, before React has rendered the first.
 */
export function useSingleMutation<Data, Failure = Error, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
) {
  const isPending = useRef(false);
  const mutation = useMutation<Data, Failure, Variables>({
    ...options,
    onSettled: (...settled) => {
      isPending.current = false;
      return options.onSettled?.(...settled);
    },
  });

  const mutate = (variables: Variables, handlers?: MutateOptions<Data, Failure, Variables>) => {
    if (isPending.current) return;
    isPending.current = true;
    mutation.mutate(variables, handlers);
  };
  return { ...mutation, mutate };
}
