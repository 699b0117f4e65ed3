import { runRoleFixture } from './role-fixture.ts';

await runRoleFixture('recorder');
