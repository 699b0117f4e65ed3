import * as React from 'react';

// React's development build captures a stack for every element, up to 10 000 a second, of which only the browser's tools and the
// stacks of its warnings make use. That takes a sixth of the time of these tests. A count that is always at the limit stops it.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
