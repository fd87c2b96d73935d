import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { copy } from './copy.ts';
import type { Basket } from '../../basket/basket.ts';

interface Props {
  basket: Basket;
  gatewayKeys: AssetInfo[];
  onChange: (change: Partial<Basket>) => void;
}

/** By card, or with as many of the player's own gateway keys as eggs; never both. */
export function PaymentMethod({ basket, gatewayKeys, onChange }: Props) {
  const { payWith, vouchers } = basket;
  const handlePick = (id: number, isPicked: boolean) =>
    onChange({ vouchers: isPicked ? [...vouchers, id] : vouchers.filter((other) => other !== id) });

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
          {copy.form.withKeys(gatewayKeys.length)}
        </label>
      </fieldset>
      {payWith === 'keys' && (
        <fieldset>
          <legend>{copy.form.pick(basket.eggs)}</legend>
          {gatewayKeys.map((key) => (
            <label key={key.id}>
              <input
                type="checkbox"
                checked={vouchers.includes(key.id)}
                onChange={(event) => handlePick(key.id, event.target.checked)}
              />
              {wordsOf(key)}
            </label>
          ))}
        </fieldset>
      )}
    </Choices>
  );
}

function wordsOf({ id, gatewayKey, golden }: AssetInfo): string {
  const season = gatewayKey?.season ? copy.season(gatewayKey.season, gatewayKey.age) : '';
  return [copy.form.key(id, season), golden ? copy.form.golden : ''].filter(Boolean).join(', ');
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.l}`};
    padding: 0;
    margin: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: ${({ theme }) => theme.space.xxs};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-height: 32px;
  }
  input {
    width: 18px;
    height: 18px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
