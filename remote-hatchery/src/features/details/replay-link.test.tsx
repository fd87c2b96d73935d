import { screen } from '@testing-library/react';
import { aDragon, anEgg, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { ReplayLink } from './SpecimenActions.tsx';

it.each([
  ['Watch it arrive again', anEgg({ id: 12 })],
  ['Watch it hatch again', aDragon({ id: 12 })],
])('the owner sees the link "%s"', (name, asset) => {
  renderInHost(<ReplayLink asset={asset} />, { session: aSession() });

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/arrival/12');
});

it('other visitors see no link to the stage', () => {
  renderInHost(<ReplayLink asset={anEgg({ accId: 'somebody-else' })} />, { session: aSession() });

  expect(screen.queryByRole('link')).toBeNull();
});
