import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Long enough for a machine that runs more than these tests. The default of one second is not.
configure({ asyncUtilTimeout: 15_000 });
