/* The dialog that takes a table of one's own: pasted, dropped or opened, and never sent anywhere. */
import { byId } from "./dom.js";

/**
 * @param {(text: string) => string | null} take what to do with a table; what it returns is what is wrong with it
 */
export function listenToCsvDialog(take) {
    const dialog = /** @type {HTMLDialogElement} */ (byId("csv-dialog"));
    const area = /** @type {HTMLTextAreaElement} */ (byId("csv-text"));
    const file = /** @type {HTMLInputElement} */ (byId("csv-file"));
    const read = (/** @type {Blob | undefined} */ blob) => {
        if (blob)
            blob.text().then(
                (text) => (area.value = text),
                () => (byId("csv-error").textContent = "The file cannot be read."),
            );
    };
    const open = () => {
        byId("csv-error").textContent = "";
        dialog.showModal();
        area.focus();
    };
    byId("bring").addEventListener("click", open);
    byId("csv-cancel").addEventListener("click", () => dialog.close());
    byId("csv-form").addEventListener("submit", (event) => {
        event.preventDefault();
        const wrong = area.value.trim() ? take(area.value) : "There is no table yet.";
        byId("csv-error").textContent = wrong ?? "";
        if (wrong) area.focus();
        else dialog.close();
    });
    file.addEventListener("change", () => read(file.files?.[0]));
    for (const type of ["dragover", "dragleave", "drop"]) {
        document.addEventListener(type, (event) => {
            if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes("Files")) return;
            event.preventDefault();
            dialog.classList.toggle("over", type === "dragover");
            if (type !== "drop") return;
            if (!dialog.open) open();
            read(event.dataTransfer.files[0]);
        });
    }
}
