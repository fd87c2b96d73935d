import { renderToString } from 'react-dom/server';
import { EmberclutchAsset, EmberclutchCountdown } from './main.ts';

it('the component renders its options as attributes on a server, and leaves out events', () => {
  const markup = renderToString(
    <EmberclutchAsset number={12} siteUrl="https://emberclutch.example" className="card" onLoad={() => {}} />,
  );

  expect(markup).toBe(
    '<emberclutch-asset number="12" site-url="https://emberclutch.example" class="card"></emberclutch-asset>',
  );
  expect(renderToString(<EmberclutchCountdown theme={null} />)).toBe(
    '<emberclutch-countdown></emberclutch-countdown>',
  );
});
