// The page begins: who am I, the words, then the app.

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { api } from "./lib/api";
import { settings } from "./lib/settings.svelte";
import { pageVoice } from "./lib/words";

async function begin(): Promise<void> {
  const [me, voice] = await Promise.all([api.me(), pageVoice(settings.language)]);
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target, props: { name: me.name, first: voice } });
}

begin().catch(() => {
  document.getElementById("silent")!.hidden = false;
});
