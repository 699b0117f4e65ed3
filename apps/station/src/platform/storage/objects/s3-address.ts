/** Where the objects of a station are. */
export interface S3Location {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  /** Origin of the server; undefined for Amazon's of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Whether the bucket is in the path of an address, not in its host name. */
  readonly pathStyle: boolean;
}

const parameters = ['endpoint', 'region', 'pathStyle'];

/**
 * Parses `s3://bucket/prefix?endpoint=https://…&region=…&pathStyle=1`. The path style is the default with an endpoint.
 * @param defaultRegion used without `region`
 * @throws Error that names the part that is wrong
 */
export function parseS3Address(address: string, defaultRegion = 'us-east-1'): S3Location {
  const url = URL.parse(address);
  if (url?.protocol !== 's3:' || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.host)) {
    throw new Error('must be s3://bucket, with an optional prefix and parameters');
  }
  if (url.username || url.password)
    throw new Error('must not contain credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined)
    throw new Error(`has the unknown parameter ${unknown}: there are ${parameters.join(', ')}`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/@?#]+\/?$/.test(endpoint))
    throw new Error('has an endpoint that is no http or https origin');
  const style = url.searchParams.get('pathStyle') ?? (endpoint === undefined ? '0' : '1');
  if (style !== '0' && style !== '1') throw new Error('has a pathStyle that is neither 0 nor 1');
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(path))
    throw new Error('has a prefix with other characters than letters, digits and / _ . -');
  return {
    bucket: url.host,
    prefix: path === '' ? '' : `${path}/`,
    endpoint: endpoint?.replace(/\/$/, ''),
    region: url.searchParams.get('region') ?? defaultRegion,
    pathStyle: style === '1',
  };
}
