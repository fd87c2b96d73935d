import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, inset, layers, radius, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import type { Basket } from '../basket/basket.ts';
import { nameSeason } from '../../../platform/calendar/name-season.ts';
import { copy } from './copy.ts';

interface Props {
  basket: Basket;
  gatewayKeys: AssetInfo[];
  onChange: (change: Partial<Basket>) => void;
}

/** Lets the player pay by card, or with as many of their own gateway keys as eggs, but not both. */
export function PaymentMethod({ basket, gatewayKeys, onChange }: Props) {
  const { payWith, vouchers } = basket;
  const handlePick = (id: number, isPicked: boolean) => {
    // Drops keys in the URL that can no longer be redeemed, because no checkbox can deselect them.
    const others = vouchers.filter((other) => other !== id && gatewayKeys.some((key) => key.id === other));
    const pickedIds = isPicked ? [...others, id] : others;
    // Each key pays for one egg, so selecting more keys than eggs adds an egg.
    onChange({ vouchers: pickedIds, eggs: Math.max(basket.eggs, isPicked ? pickedIds.length : 0) });
  };

  return (
    <Choices>
      <fieldset>
        <legend>{copy.form.payWith}</legend>
        <label>
          <input
            type="radio"
            name="payWith"
            checked={payWith === 'card'}
            onChange={() => onChange({ payWith: 'card', vouchers: [] })}
          />
          {copy.form.card}
        </label>
        <label>
          <input
            type="radio"
            name="payWith"
            checked={payWith === 'keys'}
            onChange={() => onChange({ payWith: 'keys', keys: 0 })}
          />
          <span>{copy.form.withKeys(gatewayKeys.length)}</span>
        </label>
      </fieldset>
      {payWith === 'keys' && gatewayKeys.length > 0 && (
        <fieldset>
          <legend>{copy.form.pick(basket.eggs)}</legend>
          <Keys>
            {gatewayKeys.map((key) => (
              <Key key={key.id}>
                <input
                  type="checkbox"
                  checked={vouchers.includes(key.id)}
                  onChange={(event) => handlePick(key.id, event.target.checked)}
                />
                <AssetPicture asset={key} alt="" />
                <span>{labelKey(key)}</span>
              </Key>
            ))}
          </Keys>
        </fieldset>
      )}
    </Choices>
  );
}

function labelKey({ id, gatewayKey, golden }: AssetInfo): string {
  const season = gatewayKey?.season ? nameSeason(gatewayKey.season, gatewayKey.age) : '';
  return [copy.form.key(id, season), golden ? copy.form.golden : ''].filter(Boolean).join(', ');
}

const Choices = styled.div`
  display: grid;
  gap: ${space.m};

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xxs} ${space.l};
  }
  legend {
    padding: 0;
    margin-bottom: ${space.xxs};
    font-weight: ${weight.semibold};
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 32px;
  }
  input {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }
`;

/** Has its own scroll area, because a player may own hundreds of keys. */
const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
  grid-auto-rows: max-content;
  gap: ${space.xs};
  flex: 1 1 100%;
  max-height: 380px;
  /* Space for the focus ring of a key, so that the pictures align with the text above. */
  padding: ${inset.frame};
  margin-inline: calc(-1 * ${inset.frame});
  overflow-y: auto;
`;

const Key = styled.label`
  && {
    position: relative;
    display: grid;
    grid-template-rows: max-content max-content;
    align-items: start;
    gap: 0;
    padding: ${inset.frame};
    font-size: ${size.xs};
    line-height: 1.3;
    text-align: center;
    background: ${color.raised};
    border: 1px solid ${color.rule};
    border-radius: ${radius.s};
    cursor: pointer;
  }
  &&:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &&:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    top: ${space.xs};
    left: ${space.xs};
    z-index: ${layers.raised};
  }
`;
