import { memo, useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { color, media, radius, space } from '../../../theme/tokens.ts';
import { listParameters } from './list-filter.ts';
import type { FilterUpdate } from './list-filter.ts';

interface Props {
  label: string;
  term: string;
  onChange: (change: FilterUpdate) => void;
}

interface TypedText {
  text: string;
  isSearched: boolean;
}

/** Delay after the last key before the list is filtered, in milliseconds. */
const typingPauseMs = 350;

/** A search field that filters while the player types; Enter filters immediately. */
export const SearchField = memo(function SearchField({ label, term, onChange }: Props) {
  const [typedText, setTypedText] = useState<TypedText | null>(null);
  const isPending = typedText !== null && !typedText.isSearched;
  // The typed text, with its spaces, until another control changes the term.
  const text = typedText && (isPending || typedText.text.trim() === term) ? typedText.text : term;

  const search = () => {
    if (!isPending) return;
    setTypedText({ ...typedText, isSearched: true });
    const next = typedText.text.trim();
    if (next !== term) onChange((filter) => ({ ...filter, term: next }));
  };
  const handlePause = useEffectEvent(search);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => handlePause(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [isPending, typedText]);

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') search();
  };

  return (
    <Field>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="search"
        name={listParameters.term}
        value={text}
        placeholder={label}
        maxLength={100}
        onChange={({ target }) => setTypedText({ text: target.value, isSearched: false })}
        onKeyDown={handleKey}
        onBlur={search}
      />
    </Field>
  );
});

const Field = styled.label`
  flex: 1 1 11rem;
  max-width: 18.75rem;

  input {
    width: 100%;
    min-height: 40px;
    padding: 0 ${space.s};
    color: ${color.ink};
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-radius: ${radius.s};
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${color.inkFaint};
  }
  @media ${media.phone} {
    flex-basis: 8rem;
    max-width: none;
  }
`;
