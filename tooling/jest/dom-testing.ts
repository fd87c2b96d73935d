import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// On a busy machine a second is short: what never comes fails a little later, what comes late does not.
configure({ asyncUtilTimeout: 5_000 });
