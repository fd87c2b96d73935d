/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { fadingEdge } from './fading-edge.ts';

const Box = styled.div`
  ${fadingEdge}
`;

it('the box shows hidden columns with a shadow in a browser without scroll-driven animations', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Box />));

  const fallback = /@supports not \(animation-timeline:\s?scroll\(\)\)\s?\{[^{]*\{([^}]*)\}/;
  const [, style = ''] = fallback.exec(sheet.getStyleTags()) ?? [];
  expect(style).toMatch(/no-repeat local,/);
  expect(style).toMatch(/no-repeat scroll,/);
  expect(style).toMatch(/animation:\s?none/);
});
