/* The dialog that takes a table of one's own: pasted, dropped or opened, and never sent anywhere. */
import { byId } from "./dom.js";

/**
 * @param {(text: string) => string | null} take what to do with a table; what it returns is what is wrong with it
 */
export function listenToCsvDialog(take) {
    const dialog = /** @type {HTMLDialogElement} */ (byId("csv-dialog"));
    const area = /** @type {HTMLTextAreaElement} */ (byId("csv-text"));
    const file = /** @type {HTMLInputElement} */ (byId("csv-file"));
    const error = byId("csv-error");
    const open = () => {
        error.textContent = "";
        if (!dialog.open) dialog.showModal();
        area.focus();
    };
    const show = () => {
        const wrong = area.value.trim() ? take(area.value) : "There is no table yet.";
        if (!wrong) return dialog.close();
        open();
        error.textContent = wrong;
    };
    const read = (/** @type {Blob | undefined} */ blob, /** @type {() => void} */ then) => {
        blob?.text().then(
            (text) => {
                area.value = text;
                then();
            },
            () => {
                open();
                error.textContent = "The file cannot be read.";
            },
        );
    };
    byId("bring").addEventListener("click", open);
    byId("csv-cancel").addEventListener("click", () => dialog.close());
    byId("csv-form").addEventListener("submit", (event) => {
        event.preventDefault();
        show();
    });
    file.addEventListener("change", () => read(file.files?.[0], open));
    // anywhere on the page: a browser would leave it for the file
    for (const type of ["dragover", "dragleave", "drop"]) {
        document.addEventListener(type, (event) => {
            if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes("Files")) return;
            event.preventDefault();
            dialog.classList.toggle("over", type === "dragover");
            if (type === "drop") read(event.dataTransfer.files[0], show);
        });
    }
}
