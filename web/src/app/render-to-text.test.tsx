import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Suspense, use } from 'react';
import { renderToText } from './render-to-text';

function Waiting({ promise }: { promise: Promise<string> }) {
  return <p>{use(promise)}</p>;
}

describe('a tree as a text', () => {
  it('has what its components wait for', async () => {
    const promise = new Promise<string>((resolve) => setTimeout(resolve, 5, 'Rahima'));
    const markup = await renderToText(
      <Suspense fallback="not yet">
        <Waiting promise={promise} />
      </Suspense>,
    );
    expect(markup).toContain('<p>Rahima</p>');
    expect(markup).not.toContain('not yet');
  });

  it('rejects when a component throws, inside a boundary too', async () => {
    const failing = Promise.reject<string>(new Error('The query failed'));
    const tree = (
      <Suspense fallback="not yet">
        <Waiting promise={failing} />
      </Suspense>
    );
    await expect(renderToText(tree)).rejects.toThrow('The query failed');
    await expect(renderToText(<Waiting promise={failing} />)).rejects.toThrow('The query failed');
  });

  it('does not make Node follow every promise of the process from then on', () => {
    // Promises have ids of their own only while something follows them, as Jest itself does.
    const script = `
      const { executionAsyncId } = require('node:async_hooks');
      const { createElement } = require('react');
      const { renderToText } = require('./web/src/app/render-to-text');
      const idInPromise = () => Promise.resolve().then(executionAsyncId);
      const ids = async () => [await idInPromise(), await renderToText(createElement('p')), await idInPromise()];
      ids().then((found) => process.stdout.write(found.join(' ')));`;
    const env = { PATH: process.env.PATH, SWCRC: 'true' };
    const options = { cwd: path.resolve(__dirname, '../../..'), env, encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['-r', '@swc-node/register', '-e', script],
      options,
    );
    expect(`${stdout}${stderr}`).toBe('0 <p></p> 0');
  });
});
