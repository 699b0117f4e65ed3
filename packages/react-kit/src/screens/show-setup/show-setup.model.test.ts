import { describe, expect, it } from 'vitest';
import { newShowDraft, type ShowDraft } from '../../data/shows/show-draft.ts';
import { english } from '../../words/catalogue.ts';
import {
  firstInvalidStep,
  isStepOpen,
  nextStep,
  previousStep,
  showIdOf,
  stepErrors,
  stepOfField,
} from './show-setup.model.ts';
import { isWizardStep, stepNumber, wizardSteps } from './wizard-step.ts';

const complete: ShowDraft = {
  ...newShowDraft,
  title: 'Morning Drive',
  description: 'What the harbour woke up to.',
  author: 'Harbour FM',
  email: 'desk@example.org',
  square_image: '/wxyz/images/square.png',
  rectangle_image: '/wxyz/images/wide.png',
  itunes_categories: 'News',
};

describe('Wizard steps', () => {
  it('WIZ-017 are four, numbered 1 to 4', () => {
    expect(wizardSteps.map((step) => [stepNumber(step), step])).toEqual([
      [1, 'basic-info'],
      [2, 'display-details'],
      [3, 'publishing-destinations'],
      [4, 'automation'],
    ]);
  });

  it('are read from an address', () => {
    expect([...wizardSteps, 'automations', ''].map(isWizardStep)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('WIZ-014 WIZ-015 WIZ-016 have a fixed order', () => {
    expect(wizardSteps.map((step) => [previousStep(step), nextStep(step, true)])).toEqual([
      [null, 'display-details'],
      ['basic-info', 'publishing-destinations'],
      ['display-details', 'automation'],
      ['publishing-destinations', null],
    ]);
  });

  it('WIZ-023 end with the destinations if the station has no schedules', () => {
    expect(nextStep('publishing-destinations', false)).toBeNull();
    expect(nextStep('basic-info', false)).toBe('display-details');
  });

  it('WIZ-027 are disabled beyond the step after the last completed one', () => {
    const open = [0, 1, 2, 3].map(
      (completed) => wizardSteps.filter((step) => isStepOpen(step, completed)).length,
    );
    expect(open).toEqual([1, 2, 3, 4]);
  });
});

describe('showIdOf', () => {
  it('WIZ-005 WIZ-006 accepts new and ids, and nothing else', () => {
    expect(['new', '12', 12].map(showIdOf)).toEqual(['new', 12, 12]);
    expect(['', 'NEW', 'twelve', '-1', '0', '1.5', '12a', '1e3', Number.NaN, 0].map(showIdOf)).toEqual(
      Array(10).fill(null),
    );
  });
});

describe('stepErrors', () => {
  it('finds no error in a complete draft', () => {
    expect(firstInvalidStep(complete, english)).toBeNull();
    expect(firstInvalidStep({ ...complete, rectangle_image: '' }, english)).toBe('display-details');
    expect(firstInvalidStep({ ...complete, rectangle_image: '', title: '' }, english)).toBe('basic-info');
  });

  it('WIZ-033 WIZ-034 requires a title and a description that are not blank', () => {
    expect(
      Object.keys(stepErrors('basic-info', { ...complete, title: ' ', description: '' }, english)),
    ).toEqual(['title', 'description']);
  });

  it('WIZ-035 WIZ-036 requires an author that is not blank, and a contact email', () => {
    expect(Object.keys(stepErrors('basic-info', { ...complete, author: '  ', email: '' }, english))).toEqual([
      'author',
      'email',
    ]);
  });

  it.each(['desk', 'desk@', '@example.org', 'desk at example.org', 'desk@example'])(
    'WIZ-037 rejects the email address %s',
    (email) => {
      expect(stepErrors('basic-info', { ...complete, email }, english)).toEqual({
        email: 'This is not an email address.',
      });
    },
  );

  it('WIZ-038 accepts a missing website, but not an invalid one', () => {
    expect(stepErrors('basic-info', { ...complete, podcast_link: '' }, english)).toEqual({});
    expect(
      stepErrors('basic-info', { ...complete, podcast_link: 'https://harbour.example' }, english),
    ).toEqual({});
    expect(stepErrors('basic-info', { ...complete, podcast_link: 'our site' }, english)).toEqual({
      podcast_link: 'Enter a web address that starts with https:// or http://.',
    });
  });

  it('WIZ-040 accepts a description beyond 255 characters, up to the station’s limit', () => {
    expect(stepErrors('basic-info', { ...complete, description: 'x'.repeat(256) }, english)).toEqual({});
    expect(
      Object.keys(stepErrors('basic-info', { ...complete, description: 'x'.repeat(8001) }, english)),
    ).toEqual(['description']);
  });

  it('WIZ-032 finds no error in the destinations', () => {
    expect(stepErrors('publishing-destinations', newShowDraft, english)).toEqual({});
  });
});

describe('stepOfField', () => {
  it('returns the step of a refused field', () => {
    expect(
      [
        'title',
        'schedule',
        'square_image',
        'rectangle_image',
        'itunes_categories',
        'social_media_connections',
      ].map(stepOfField),
    ).toEqual([
      'basic-info',
      'basic-info',
      'display-details',
      'display-details',
      'display-details',
      'publishing-destinations',
    ]);
  });
});
