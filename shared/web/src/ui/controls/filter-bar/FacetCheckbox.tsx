import { usePaintedFirst } from '../../browser/use-painted-first.ts';

interface Props {
  name: string;
  value: string;
  isChecked: boolean;
  onToggle: () => void;
}

/**
 * A checkbox that the browser paints right after the press. Chips and labels of the bar follow in the next frame, because they
 * would delay that paint.
 */
export function FacetCheckbox({ name, value, isChecked, onToggle }: Props) {
  const [isShown, show] = usePaintedFirst(isChecked);
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isShown}
      onChange={() => show(!isShown, onToggle)}
    />
  );
}
