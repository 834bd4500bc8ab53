// Preloaded into the product by NODE_OPTIONS: serves on a separate port how much memory is alive after a garbage collection.
const { createServer } = require('node:http');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const port = Number(process.env.MEMORY_PROBE_PORT);

// The programs that the product starts inherit the variable.
if (port && /[\\/]main\.js$/.test(process.argv[1] ?? '')) {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  createServer((_request, response) => {
    collectGarbage();
    collectGarbage();
    // A busy process would close an idle connection at the moment of its next use.
    response.setHeader('connection', 'close');
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(port, '127.0.0.1')
    .unref();
}
