import { runRoleFixture } from './role-fixture.ts';

await runRoleFixture('worker');
