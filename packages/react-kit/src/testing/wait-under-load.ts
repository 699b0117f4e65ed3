import { configure } from '@testing-library/react';

// On a busy machine, updates that take milliseconds can take seconds.
configure({ asyncUtilTimeout: 10_000 });
