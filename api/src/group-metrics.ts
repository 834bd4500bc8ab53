import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A question of one process to the first one, which asks all of them, and its answer. */
interface MetricsMessage {
  type: 'ainsathi:metrics';
  id: number;
  text?: string;
}

const isMetrics = (message: unknown): message is MetricsMessage =>
  (message as { type?: unknown } | null)?.type === 'ainsathi:metrics';

/** Answers the processes of the group with the metrics of all of them together. */
export function serveGroupMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetrics(message)) return;
    void all
      .clusterMetrics()
      .catch(() => '')
      .then((text) => worker.isConnected() && worker.send({ ...message, text }));
  });
}

/** Gives the first process of the group the metrics of this one when it asks. */
export function shareMetrics(registries: Registry[]): void {
  AggregatorRegistry.setRegistries(registries);
  // Without one, prom-client does not listen.
  if (cluster.isWorker) new AggregatorRegistry();
}

let asked = 0;
const waiting = new Map<number, (text: string) => void>();

/** The metrics of all processes of the group together; null where this process is alone. */
export async function metricsOfGroup(): Promise<string | null> {
  if (!cluster.isWorker) return null;
  if (asked === 0)
    process.on('message', (message) => {
      if (isMetrics(message)) waiting.get(message.id)?.(message.text ?? '');
    });
  const id = (asked += 1);
  const answer = new Promise<string>((resolve) => waiting.set(id, resolve));
  process.send?.({ type: 'ainsathi:metrics', id });
  return answer.finally(() => waiting.delete(id));
}
