import { describe, expect, it } from 'vitest';
import { changedSteps } from './changed-steps.mjs';
import { STAGES } from './steps.mjs';

const member = (dir: string, ...dependencies: string[]) => ({
  dir,
  manifest: {
    name: `@postkit/${dir.split('/').at(-1)}`,
    devDependencies: Object.fromEntries(dependencies.map((name) => [`@postkit/${name}`, 'workspace:*'])),
  },
});
const members = [
  member('packages/sdk'),
  member('packages/react-kit', 'sdk'),
  member('apps/station', 'sdk'),
  member('apps/console', 'sdk', 'react-kit'),
  member('e2e', 'sdk', 'react-kit', 'station'),
  member('tools'),
];

const journeys = [
  'e2e/journeys/episodes.spec.ts',
  'e2e/journeys/episode-images.spec.ts',
  'e2e/journeys/tags-categories.spec.ts',
];

function plan(...changed: string[]) {
  return planWith(changed, [...new Set([...journeys, ...changed])]);
}

function planWith(changed: readonly string[], all: readonly string[]) {
  const { stages, notes } = changedSteps(changed, { since: 'abc', all, members });
  const args = Object.fromEntries(stages.flat().map((step) => [step.name, step.args ?? []]));
  return { args, notes: notes.join('\n'), stages };
}

describe('changedSteps', () => {
  it('checks the files that changed, their member and those that read it, and runs the tests that import them', () => {
    const { args } = plan('packages/react-kit/src/ui/button.tsx', 'docs/glossary.md');
    expect(args['format']).toEqual(['packages/react-kit/src/ui/button.tsx']);
    expect(args['lint']).toEqual(['packages/react-kit/src/ui/button.tsx']);
    expect(args['types']).toEqual(['packages/react-kit', 'apps/console', 'e2e']);
    expect(args['unit']).toEqual(['--changed', 'abc', '--passWithNoTests']);
  });

  it('runs the journeys that changed and those with the name of a changed feature, after a build', () => {
    const { args, stages, notes } = plan(
      'apps/station/src/features/episodes/episodes.service.ts',
      'e2e/journeys/tags-categories.spec.ts',
    );
    expect(args['e2e']).toEqual(journeys.map((file) => file.replace('e2e/', '')));
    expect(stages.map((stage) => stage[0]?.name).slice(-2)).toEqual(['build', 'e2e']);
    expect(notes).toContain('journeys by name: journeys/episodes.spec.ts');
  });

  it('says why no journey runs', () => {
    expect(plan('tools/checks/gate/steps.mjs').notes).toContain('nothing that they run has changed');
    expect(plan('packages/sdk/src/index.ts').notes).toContain('all of them use the product');
    expect(plan('packages/sdk/src/index.ts').args).not.toHaveProperty('e2e');
  });

  it('checks every member after a change of what all share', () => {
    const { args } = plan('pnpm-lock.yaml');
    expect(args['lint']).toEqual([]);
    expect(args['types']).toContain('apps/station');
  });

  it('runs nothing if nothing changed', () => {
    expect(plan()).toMatchObject({ stages: [], notes: 'nothing changed, so no check runs' });
  });

  it('runs steps of the whole run', () => {
    const scripts = STAGES.flat().map(({ script }) => script);
    const planned = plan('package.json', 'e2e/journeys/episodes.spec.ts').stages.flat();
    expect(planned.filter(({ script }) => !scripts.includes(script))).toEqual([]);
  });

  it('checks the types of the members that read the sources of a changed one by their paths', () => {
    expect(plan('packages/sdk/src/index.ts').args['types']).toContain('tools');
  });

  it('checks the member of a deleted file, which no other check can read', () => {
    const { args } = planWith(['apps/station/src/gone.ts'], journeys);
    expect(args).toMatchObject({
      types: ['apps/station', 'e2e'],
      unit: ['--changed', 'abc', '--passWithNoTests'],
    });
    expect(args).not.toHaveProperty('lint');
    expect(args).not.toHaveProperty('format');
  });
});
