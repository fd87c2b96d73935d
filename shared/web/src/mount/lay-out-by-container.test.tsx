import { render } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { layOutByContainer } from './Embed.tsx';

const Box = styled.div`
  padding: clamp(8px, 4.5vw, 56px);
  width: 100vw;

  @media (max-width: 599px) {
    color: red;
  }
  @media not all and (min-width: 900px) {
    color: green;
  }
  @media (prefers-reduced-motion: reduce) {
    color: blue;
  }
`;

it('the plugin queries the width of the container instead of the window', () => {
  const target = document.body.appendChild(document.createElement('div'));
  render(
    <StyleSheetManager target={target} disableCSSOMInjection stylisPlugins={[layOutByContainer]}>
      <Box />
    </StyleSheetManager>,
  );

  const css = target.querySelector('style')?.textContent ?? '';
  expect(css).toContain('padding:clamp(8px, 4.5cqi, 56px);width:100vw;');
  expect(css).toMatch(/@container \(max-width: 599px\)\{[^}]+color:red/);
  expect(css).toMatch(/@container not \(min-width: 900px\)\{[^}]+color:green/);
  expect(css).toMatch(/@media \(prefers-reduced-motion: reduce\)\{[^}]+color:blue/);
});
