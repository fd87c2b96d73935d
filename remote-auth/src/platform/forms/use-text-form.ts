import { useState } from 'react';
import type { FormEvent } from 'react';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import type { useSingleMutation } from './use-single-mutation.ts';

interface Options {
  mutation: Pick<ReturnType<typeof useSingleMutation>, 'isPending' | 'isLatest' | 'claim' | 'reset'>;
  /** @returns why the value is invalid */
  validate: (value: string) => string | undefined;
  onSubmit: (value: string) => void;
  /** Whether the field receives the focus when the form is mounted. */
  isFocused?: boolean;
}

/** A form with one text field: submits the trimmed value, or says beside the field why the value is invalid and focuses the field. */
export function useTextForm({ mutation, validate, onSubmit, isFocused = false }: Options) {
  const field = useFocusOnMount<HTMLInputElement>(isFocused);
  const [error, setError] = useState<string>();

  const reject = (message: string) => {
    mutation.reset();
    setError(message);
    field.current?.focus();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const value = field.current?.value.trim() ?? '';
    const message = validate(value);
    mutation.claim();
    if (message !== undefined) return reject(message);
    setError(undefined);
    onSubmit(value);
  };
  return { field, error: mutation.isLatest ? error : undefined, handleSubmit, reject };
}
