import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { MutateOptions, UseMutationOptions } from '@tanstack/react-query';
import { useLatestResult } from './LatestResultProvider.tsx';

/**
 * `useMutation` whose `mutate` does nothing while a call is pending. A ref records that, because a second press may come in the
 * same task, before React has rendered the first.
 *
 * `error` is null unless it is the latest result (`useLatestResult`). A call that fails late becomes the latest result again, so
 * that no error is lost. `failureReason` is always the error.
 */
export function useSingleMutation<Data, Failure = Error, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
) {
  const isPending = useRef(false);
  const { isLatest, claim } = useLatestResult();
  const mutation = useMutation<Data, Failure, Variables>({
    ...options,
    onSettled: (...args) => {
      isPending.current = false;
      return options.onSettled?.(...args);
    },
  });

  const mutate = (variables: Variables, handlers?: MutateOptions<Data, Failure, Variables>) => {
    if (isPending.current) return;
    isPending.current = true;
    claim();
    mutation.mutate(variables, {
      ...handlers,
      onError: (...args) => {
        claim();
        handlers?.onError?.(...args);
      },
    });
  };
  return { ...mutation, mutate, isLatest, claim, error: isLatest ? mutation.error : null };
}
