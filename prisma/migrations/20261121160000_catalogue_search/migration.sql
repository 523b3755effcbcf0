-- CreateIndex
CREATE INDEX "Program_field_position_id_idx" ON "Program"("field", "position", "id");

-- A catalogue that was loaded before still waits in the lists of entries that the trigram indexes have yet to take in,
-- through which every search walks. Loading does this itself from now on.
SELECT gin_clean_pending_list('"University_searchText_idx"'), gin_clean_pending_list('"Program_searchText_idx"');
