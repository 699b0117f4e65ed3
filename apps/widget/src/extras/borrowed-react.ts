import type * as React from 'react';

export type BorrowedHooks = Pick<typeof React, 'useState' | 'useEffect' | 'useMemo'>;

/** The extras render inside a player of another script, so they use the hooks of that script. */
export let { useState, useEffect, useMemo }: Partial<BorrowedHooks> = {};

export function borrowHooks(hooks: BorrowedHooks): void {
  ({ useState, useEffect, useMemo } = hooks);
}
