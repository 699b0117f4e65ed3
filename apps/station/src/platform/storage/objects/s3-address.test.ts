import { describe, expect, it } from 'vitest';
import { parseS3Address } from './s3-address.ts';

describe('parseS3Address', () => {
  it('takes the bucket of Amazon by its name alone', () => {
    expect(parseS3Address('s3://my-files', 'eu-west-1')).toEqual({
      bucket: 'my-files',
      prefix: '',
      endpoint: undefined,
      region: 'eu-west-1',
      pathStyle: false,
    });
  });

  it('takes a prefix, an endpoint and its region', () => {
    const address = 's3://files/radio/one/?endpoint=https://minio.example.org:9000/&region=local';
    const location = {
      bucket: 'files',
      prefix: 'radio/one/',
      endpoint: 'https://minio.example.org:9000',
      region: 'local',
      pathStyle: true,
    };
    expect(parseS3Address(address)).toEqual(location);
    expect(parseS3Address(`${address}&pathStyle=0`)).toEqual({ ...location, pathStyle: false });
  });

  it.each([
    ['https://files', 'must be s3://bucket'],
    ['s3://', 'must be s3://bucket'],
    ['s3://Files_1', 'must be s3://bucket'],
    ['s3://key:secret@files', 'must not contain credentials'],
    ['s3://files?endpont=http://a', 'unknown parameter endpont'],
    ['s3://files?endpoint=http://a/path', 'no http or https origin'],
    ['s3://files?endpoint=http://key:secret@a', 'no http or https origin'],
    ['s3://files?pathStyle=yes', 'neither 0 nor 1'],
    ['s3://files/a b', 'prefix with other characters'],
  ])('refuses %s', (address, message) => {
    expect(() => parseS3Address(address)).toThrow(message);
    expect(() => parseS3Address(address)).not.toThrow('secret');
  });
});
