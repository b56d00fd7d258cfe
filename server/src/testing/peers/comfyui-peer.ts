import { openPeer, type Peer, type PeerDesk, type PeerTask } from './peer.ts';

/** ComfyUI: a prompt by an id of the caller's choice, its queue, its history, its files. */
export function openComfyUiPeer(): Promise<Peer> {
  return openPeer(
    {
      error: (_status, code) => ({
        error: { type: code, message: code === 'content' ? 'blocked by safety' : `Refused: ${code}`, details: '' },
        node_errors: {},
      }),
      isAuthorized: () => true,
    },
    async (request, desk) => {
      const { method, path, body } = request;
      const open = (): PeerTask[] => desk.tasks.filter((task) => task.looks <= desk.patience && !task.isCancelled);
      if (method === 'POST' && path === '/prompt')
        return desk.begin(request, (task) => ({
          json: { prompt_id: task.body['prompt_id'], number: 1, node_errors: {} },
        }));
      if (method === 'POST' && (path === '/queue' || path === '/interrupt')) {
        for (const task of desk.tasks) task.isCancelled ||= task.body['prompt_id'] === body['prompt_id'];
        return { json: {} };
      }
      if (path === '/upload/image') return { json: { name: 'stored.png', subfolder: '', type: 'input' } };
      if (path === '/queue')
        return {
          json: { queue_running: open().map((task) => [1, task.body['prompt_id'], {}, {}, []]), queue_pending: [] },
        };
      const id = /^\/history\/([\w-]+)$/.exec(path)?.[1];
      const task = desk.tasks.find((candidate) => candidate.body['prompt_id'] === id);
      if (id === undefined || !task) return id === undefined ? undefined : { json: {} };
      const entry = describe(desk, task);
      return { json: entry ? { [id]: entry } : {} };
    },
  );
}

function describe(desk: PeerDesk, task: PeerTask): unknown {
  switch (desk.look(task).state) {
    case 'queued':
    case 'running':
      return undefined;
    case 'done': {
      const size = sizeOf(task);
      // The stand-in's files lie where all of its media do.
      const file = { filename: `x.${size.split('x').length === 3 ? 'mp4' : 'png'}`, subfolder: size, type: 'output' };
      return {
        prompt: [],
        outputs: { '7': { images: [file] } },
        status: { status_str: 'success', completed: true, messages: [] },
      };
    }
    case 'content':
      return {
        prompt: [],
        outputs: {},
        status: { status_str: 'error: blocked by safety checker', completed: false, messages: [] },
      };
    default:
      return { prompt: [], outputs: {}, status: { status_str: 'error', completed: false, messages: [] } };
  }
}

/** The workflows of the tests hold width, height and seconds in one node. */
function sizeOf(task: PeerTask): string {
  // Written by our own adapter.
  const nodes = Object.values(task.body['prompt'] as Record<string, { inputs: Record<string, unknown> }>);
  const inputs = nodes.find((node) => 'width' in node.inputs)?.inputs ?? {};
  const size = `${String(inputs['width'])}x${String(inputs['height'])}`;
  return 'seconds' in inputs ? `${size}x${String(inputs['seconds'])}` : size;
}
