// Preloaded into a process of the product: it writes no audit log, to measure what writing it costs.
const { createRequire } = require('node:module');
const path = require('node:path');

const pg = createRequire(path.join(__dirname, '..', '..', '..', 'api', 'package.json'))('pg');
const query = pg.Client.prototype.query;

pg.Client.prototype.query = function (text, values, callback) {
  if (typeof text !== 'string' || !text.startsWith('insert into audit_entries'))
    return query.call(this, text, values, callback);
  const result = { rows: [], rowCount: 1, command: 'INSERT', fields: [] };
  const done = typeof values === 'function' ? values : callback;
  if (!done) return Promise.resolve(result);
  setImmediate(done, null, result);
};
