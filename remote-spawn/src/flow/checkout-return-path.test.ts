import { enableEmbedMode } from '@emberclutch/shared/state';
import { checkoutReturnPath } from './checkout-return-path.ts';

it('uses a prefixed key of session storage on a page of another site', () => {
  sessionStorage.setItem('lock:7', 'of the page');
  enableEmbedMode('https://api.example');

  expect(checkoutReturnPath.read(7)).toBeNull();
  checkoutReturnPath.save(7, '/spawn/pay');

  expect(checkoutReturnPath.read(7)).toBe('/spawn/pay');
  expect({ ...sessionStorage }).toEqual({
    'lock:7': 'of the page',
    'emberclutch:https://api.example:lock:7': '/spawn/pay',
  });
});
