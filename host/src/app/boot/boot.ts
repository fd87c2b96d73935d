import { applyStoredAppearance } from './apply-stored-appearance.ts';
import { beginFirstCall } from './begin-first-call.ts';
import { collectFailures } from './collect-failures.ts';
import { installScriptPolicy } from './install-script-policy.ts';
import { keepEarlyInput } from './keep-early-input.ts';
import { keepEarlyPress } from './keep-early-press.ts';
import { submitEarlyChoice } from './submit-early-choice.ts';
import { startHostAfterPaint } from './start-host-after-paint.ts';
import { watchHostStart } from './watch-host-start.ts';

/**
 * The inline script of every composed page, run before the first paint. One text for all pages, so that the content
 * security policy needs one hash; the page carries the differences.
 */
collectFailures();
installScriptPolicy();
applyStoredAppearance();
keepEarlyPress();
keepEarlyInput();
submitEarlyChoice();
document.addEventListener('DOMContentLoaded', () => {
  void startHostAfterPaint();
  watchHostStart();
});
beginFirstCall();
