import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { Scripts, Scripts as useScripts } from "react-router";
import { mediaCrossOrigin } from "#content/shared/media.ts";

type Script = ReactElement<
  ComponentProps<"script"> & { dangerouslySetInnerHTML: { __html: string } }
>;
type Link = ReactElement<ComponentProps<"link">>;

/**
 * React Router's scripts, requested after the first paint, so that they do not share the bandwidth
 * with what is painted (decision 23). The browser hydrates them as they are.
 */
export function LateScripts() {
  return import.meta.env.SSR ? <ScriptsAfterPaint /> : <Scripts crossOrigin={mediaCrossOrigin()} />;
}

/**
 * `Scripts` has no option for it. So the script with the modules gets a type that browsers ignore,
 * and the other one starts it, and the preloads, after the first paint.
 */
function ScriptsAfterPaint() {
  // Called as a hook instead of rendered: only then can its elements be changed.
  const scripts = useScripts({ crossOrigin: mediaCrossOrigin() });
  const elements = elementsIn(scripts);
  const modules = elements.find(isModule);
  const context = elements.find((each): each is Script => isScript(each) && !each.props.type);
  if (!modules || !context) return scripts;
  const preloads = elements.filter(isPreload).map(({ props }) => props.href ?? "");
  const { __html: text } = context.props.dangerouslySetInnerHTML;
  const html = { __html: text + startAfterPaint(preloads) };
  return (
    <>
      {cloneElement(modules, { type: "text/late-module", async: false })}
      {cloneElement(context, { dangerouslySetInnerHTML: html })}
    </>
  );
}

function elementsIn(node: ReactNode): ReactElement[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === Fragment
    ? Children.toArray(node.props.children).flatMap(elementsIn)
    : [node];
}

const isScript = (element: ReactElement): element is Script => element.type === "script";

const isModule = (element: ReactElement): element is Script =>
  isScript(element) && element.props.type === "module";

const isPreload = (element: ReactElement): element is Link =>
  element.type === "link" && (element as Link).props.rel === "modulepreload";

// Going back before the page is hydrated changes the address alone, and React would continue a page of
// another one; `isLeaving` stops it (entry.client.tsx). A hidden page, such as a prerendered one, is not
// painted, and does not wait.
function startAfterPaint(preloads: readonly string[]): string {
  const cors = mediaCrossOrigin() ? `,crossOrigin:"${mediaCrossOrigin()}"` : "";
  return `{const me=document.currentScript,late=me.previousElementSibling,start=()=>{
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href${cors}}));
late.remove();late.type="module";me.before(late)};
onpopstate=()=>{window.isLeaving=true;location.reload()};
if(document.hidden)start();else new PerformanceObserver((_,painted)=>{painted.disconnect();start()}).observe({type:"paint",buffered:true})}`;
}
