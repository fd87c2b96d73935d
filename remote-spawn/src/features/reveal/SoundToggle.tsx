import { styled } from 'styled-components';
import { color, inset, layers, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  isOn: boolean;
  onToggle: () => void;
}

/** Sound is off until it is asked for. */
export function SoundToggle({ isOn, onToggle }: Props) {
  return (
    <Toggle type="button" aria-pressed={isOn} onClick={onToggle}>
      <svg viewBox="0 0 24 24" width="18" aria-hidden="true">
        <path
          d={
            isOn
              ? `${horn}M15 8.5c2 2 2 5 0 7M17.5 6c3.4 3.4 3.4 8.6 0 12`
              : `${horn}M15.5 9.5l5 5M20.5 9.5l-5 5`
          }
        />
      </svg>
      {copy.sound}
    </Toggle>
  );
}

const horn = 'M3.5 9.5h3l4.5-4v13l-4.5-4h-3z';

const Toggle = styled.button`
  position: absolute;
  z-index: ${layers.raised};
  top: ${space.m};
  right: ${space.m};
  display: flex;
  align-items: center;
  gap: ${inset.menu};
  min-height: 32px;
  padding: 0 ${space.s};
  color: ${color.inkSoft};
  background: none;
  border: 1px solid transparent;
  border-radius: ${radius.s};
  font: inherit;
  font-size: ${size.xs};
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    color: ${color.ink};
    border-color: ${color.edge};
  }
  svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
