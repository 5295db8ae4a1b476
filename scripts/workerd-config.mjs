/** How workerd serves a worker, a module of one file beside the configuration. */
export function workerdConfig({ port, module, compatibilityDate }) {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${module}")],
  compatibilityDate = "${compatibilityDate}",
);
`;
}
