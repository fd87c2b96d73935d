import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The default of one second fails on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
