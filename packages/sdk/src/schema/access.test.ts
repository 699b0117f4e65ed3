import { describe, expect, it } from 'vitest';
import { hasRole, isAllowed } from './access.ts';

describe('isAllowed', () => {
  it('requires both role and licence', () => {
    const access = { role: 'admin', licences: ['full', 'podcast'] } as const;
    const admin = { companyAdmin: false, admin: true };
    expect(isAllowed({ access }, { ...admin, licence: 'full' })).toBe(true);
    expect(isAllowed({ access }, { ...admin, licence: 'logger' })).toBe(false);
    expect(isAllowed({ access }, { companyAdmin: false, admin: false, licence: 'full' })).toBe(false);
    expect(isAllowed({ access: { role: 'admin' } }, { ...admin, licence: 'logger' })).toBe(true);
  });
});

describe('hasRole', () => {
  it('treats a company admin as an admin everywhere, and no other user as a company admin', () => {
    expect(hasRole('admin', { companyAdmin: true, admin: false })).toBe(true);
    expect(hasRole('company_admin', { companyAdmin: false, admin: true })).toBe(false);
    expect(hasRole('user', { companyAdmin: false, admin: false })).toBe(true);
  });
});
