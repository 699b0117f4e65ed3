declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: readonly { readonly name: string }[];
    });
    readonly store: {
      getResourcePath(
        bucket: string,
        key: string,
        resource: 'object' | 'object.md5' | 'metadata.json',
      ): string;
      deleteObject(bucket: string, key: string): Promise<void>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
