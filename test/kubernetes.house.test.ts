import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import * as keda from '@kubernetes-models/keda/keda.sh/v1alpha1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createHandler } from '../src/entries/http.js';
import { main } from '../src/service/cli/cli.js';

const FOLDER = 'recipes/kubernetes';
/** The user `node` of the image that recipes/container is built from. */
const USER = 1000;
const APIS: Readonly<Record<string, object>> = {
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'keda.sh/v1alpha1': keda,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
  v1: core,
};

interface Container {
  readonly args: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: every kind has a shape of its own, which its schema checks.
  readonly spec: any;
}

const all = readdirSync(FOLDER).flatMap((name) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${name}`, 'utf8')).map((document) => ({
    of: `${name}: ${document.get('kind')}`,
    manifest: document.toJS() as Manifest,
  })),
);
const manifests = all.map(({ manifest }) => manifest);
const podsOf = ({ spec }: Manifest) => spec.template?.spec as Record<string, unknown> & { containers: Container[] };
const withPods = all.filter(({ manifest }) => podsOf(manifest) !== undefined);

/** @throws Error for what the schema of its kind does not have */
function validate(manifest: Manifest): void {
  const Model = (APIS[manifest.apiVersion] as Record<string, new (data: unknown) => { validate(): void }>)[
    manifest.kind
  ];
  if (!Model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}.`);
  new Model(manifest).validate();
}

/** The help of a command, or what is said where there is none. */
async function helpOf(command: readonly string[]): Promise<string> {
  let told = '';
  const write = (text: string | Uint8Array) => (told += text);
  await main([...command, '--help'], {
    input: Readable.from([]),
    isPiped: () => false,
    width: undefined,
    output: { write },
    errors: { write },
    variables: {},
    now: () => new Date('2026-01-01T00:00:00Z'),
    stopped: () => Promise.resolve(),
  });
  return told;
}

describe('the manifests for Kubernetes', () => {
  it.each(all)('$of is one of its API', ({ manifest }) => {
    validate(manifest);
  });

  it.each([
    ['Deployment', 'selector:', 'selectors:'],
    ['HorizontalPodAutoscaler', 'maxReplicas: 20', 'maxReplicas: many'],
    ['PodDisruptionBudget', 'maxUnavailable: 1', 'maxUnavailable: []'],
    ['Service', 'port: 80', 'port: http'],
    ['NetworkPolicy', 'policyTypes: [Ingress]', 'policyTypes: Ingress'],
    ['ScaledObject', 'scaleTargetRef:', 'scaleTarget:'],
  ])('a %s that has %s changed is none', (kind, sound, unsound) => {
    const text = readdirSync(FOLDER)
      .flatMap((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n---\n'))
      .find((one) => one.includes(`\nkind: ${kind}\n`) && one.includes(sound));
    const changed = parse((text ?? '').replace(sound, unsound)) as Manifest;
    // because the message is that of the schema.
    expect(() => validate(changed)).toThrow();
  });

  it.each(withPods)('$of calls commands and options that there are', async ({ manifest }) => {
    for (const { args } of podsOf(manifest).containers) {
      const words = args.flatMap((text) => text.split(/\s+/));
      const from = words.findIndex((word) => /^nirayana$|bin\.js$/.test(word)) + 1;
      expect(from).toBeGreaterThan(0);
      const called = words.slice(from);
      const [command = '', second = ''] = called;
      const path = command === 'store' ? [command, second] : [command];
      const help = await helpOf(path);
      expect(help).toContain(`Usage: nirayana ${path.join(' ')} `);
      const options = called.filter((word) => word.startsWith('--'));
      expect(options.filter((option) => !new RegExp(`${option}(?![\\w-])`).test(help))).toEqual([]);
    }
  });

  it.each(withPods)('$of sets variables that are settings', ({ manifest }) => {
    const settings = readFileSync('docs/operating.md', 'utf8');
    const set = podsOf(manifest).containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(set.filter((name) => !settings.includes(`\n| \`${name}\` |`))).toEqual([]);
  });

  it.each(withPods)('$of gives its pods no more than they need', ({ manifest }) => {
    const pods = podsOf(manifest);
    expect(pods['automountServiceAccountToken']).toBe(false);
    for (const container of pods.containers) {
      // A user by number: the kubelet cannot tell of a name in the image that it is not root, and starts nothing.
      expect(container).toMatchObject({
        resources: {
          requests: { cpu: expect.anything(), memory: expect.anything() },
          limits: { memory: expect.anything() },
        },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          runAsNonRoot: true,
          runAsUser: USER,
          capabilities: { drop: ['ALL'] },
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
    }
  });

  it('let their user write the volumes that they have', () => {
    const pods = withPods.map(({ manifest }) => podsOf(manifest)).filter(({ volumes }) => volumes !== undefined);
    expect(pods.map(({ securityContext }) => securityContext)).toEqual([
      { fsGroup: USER, fsGroupChangePolicy: 'OnRootMismatch' },
    ]);
  });

  it('run the image as the user that it has', () => {
    const [, user] = /^USER (.*)$/m.exec(readFileSync('recipes/container/Containerfile', 'utf8')) ?? [];
    expect(user).toBe(String(USER));
  });

  it('ask for the health of a server at addresses that answer', async () => {
    const handle = createHandler();
    const [server] = manifests.filter(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name.endsWith('server'),
    );
    const [container] = podsOf(server as Manifest).containers;
    const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
    for (const probe of probes) {
      const { status } = await handle(new Request(`http://127.0.0.1${probe?.httpGet.path}`));
      expect(status).toBe(200);
      expect(container?.ports?.map(({ name }) => name)).toContain(probe?.httpGet.port);
    }
    expect(container?.env).toContainEqual({ name: 'PORT', value: String(container?.ports?.[0]?.containerPort) });
  });

  it('leave each the time in which it ends', () => {
    for (const manifest of manifests.filter(({ kind }) => kind === 'Deployment')) {
      const { terminationGracePeriodSeconds, containers } = podsOf(manifest);
      const before = Number(containers[0]?.lifecycle?.preStop.exec.command[1] ?? 0);
      // docs/operating.md: it has ended in nine seconds, and is given fifteen.
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + 15);
    }
  });

  it('name and choose what is there', () => {
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
    const names = deployments.map(({ metadata }) => metadata.name);
    const labels = deployments.map(({ spec }) => spec.template.metadata.labels);
    expect(deployments.map(({ spec }) => spec.selector.matchLabels)).toEqual(labels);
    const authentications = manifests.filter(({ kind }) => kind === 'TriggerAuthentication');
    const asked = manifests.flatMap(({ spec }) => spec.triggers ?? []);
    for (const { authenticationRef } of asked) {
      expect(authentications.map(({ metadata }) => metadata.name)).toContain(authenticationRef.name);
    }
    const scaled = manifests.flatMap(({ spec }) => spec.scaleTargetRef ?? []);
    expect(scaled.map(({ name }) => name).sort()).toEqual(names.sort());
    const chosen = manifests.flatMap(({ kind, spec }) =>
      kind === 'Service' ? [spec.selector] : ((spec.podSelector ?? spec.selector)?.matchLabels ?? []),
    );
    expect(chosen.length).toBeGreaterThan(5);
    for (const one of chosen) expect(labels).toContainEqual(one);
  });
});
