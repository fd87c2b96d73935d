import { buttonLook } from './button-look.ts';

it('a primary button keeps its text readable in forced colours, which draw a backplate behind text', () => {
  const css = buttonLook.join('');

  const [primary] = /data-variant='primary'[^}]+/.exec(css) ?? [];
  expect(primary).toContain('forced-color-adjust: none');
});
