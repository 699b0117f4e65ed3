import { describe, expect, it } from 'vitest';
import { buildArguments, chooseBuilder } from './container-builder.mjs';

const about = { tag: 'post', version: '1.2.3', revision: 'abc' };

describe('chooseBuilder', () => {
  it('takes docker only with its plugin and its daemon, else podman or buildah', () => {
    expect(chooseBuilder(() => true)).toBe('docker');
    expect(chooseBuilder((command, [first]) => command !== 'docker' || first !== 'info')).toBe('podman');
    expect(chooseBuilder((command) => command === 'buildah')).toBe('buildah');
    expect(chooseBuilder(() => false)).toBeUndefined();
  });
});

describe('buildArguments', () => {
  it('collects several platforms in a manifest, which docker does by itself', () => {
    const platform = 'linux/amd64,linux/arm64';
    expect(buildArguments('podman', { ...about, platform })).toContain('--manifest=post');
    expect(buildArguments('docker', { ...about, platform })).toContain('--tag=post');
    expect(buildArguments('buildah', { ...about, platform: 'linux/arm64' })).toEqual(
      expect.arrayContaining(['--platform=linux/arm64', '--tag=post', '--format=docker']),
    );
  });

  it('labels the image, and passes further arguments on before the folder', () => {
    const args = buildArguments('docker', { ...about, rest: ['--push'] });
    expect(args).toEqual(
      expect.arrayContaining(['--build-arg=VERSION=1.2.3', '--build-arg=REVISION=abc', '--push']),
    );
    expect(args.at(-1)).toBe('.');
  });
});
