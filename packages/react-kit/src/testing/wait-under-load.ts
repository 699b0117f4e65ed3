import { configure } from '@testing-library/react';

// A machine that runs many tests at once may take seconds to what takes milliseconds alone; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
