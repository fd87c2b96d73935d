import { screen } from '@testing-library/react';
import { aDragon, anEgg } from '../../testing/factories.tsx';
import { renderInHost } from '../../testing/render-in-host.tsx';
import { AssetCard } from './AssetCard.tsx';

it('the card describes an asset, and links to its page', () => {
  renderInHost(<AssetCard asset={anEgg({ id: 1_234, golden: true })} />);

  const card = screen.getByRole('link', {
    name: /Sealed egg\s*No\.\s01\s234\s*Golden\s*Ash, brook and lantern\s*House of Fire\u00a0· Earth\u00a0I/,
  });
  expect(card).toHaveAttribute('href', '/details/1234');
});

it('the card shows the name of a dragon', () => {
  renderInHost(<AssetCard asset={aDragon()} />);

  expect(screen.getByRole('link', { name: /Dragon\s*No\. .*Ashwing/ })).toBeVisible();
});

it('the card names the kind of an asset once: the picture omits it if it is the title', () => {
  renderInHost(<AssetCard asset={anEgg({ charmOfMaking: null })} />);

  expect(screen.getByRole('link')).toHaveAccessibleName(/^No\. 01.234\s*Sealed egg/);
});
